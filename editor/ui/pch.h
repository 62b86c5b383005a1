// Precompiled: wxWidgets is the most expensive thing to compile in the house.
#include <wx/wx.h>

#include <wx/aui/aui.h>
#include <wx/bmpbndl.h>
#include <wx/clipbrd.h>
#include <wx/config.h>
#include <wx/dcbuffer.h>
#include <wx/dnd.h>
#include <wx/filedlg.h>
#include <wx/graphics.h>
#include <wx/listctrl.h>
#include <wx/propgrid/advprops.h>
#include <wx/propgrid/propgrid.h>
#include <wx/spinctrl.h>
#include <wx/stdpaths.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>
