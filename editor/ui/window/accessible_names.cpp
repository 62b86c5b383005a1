#include "editor/ui/window/accessible_names.h"

#include "editor/ui/dialogs/toolkit.h"

#include <wx/app.h>
#include <wx/aui/framemanager.h>
#include <wx/listctrl.h>
#include <wx/log.h>
#include <wx/propgrid/propgrid.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/timer.h>
#include <wx/tooltip.h>

#include <utility>

namespace fairway::editor {

namespace {

// A handful of functions of GTK and ATK.
class Toolkit {
public:
  static const Toolkit& get() {
    static const Toolkit toolkit;
    return toolkit;
  }

  bool works() const { return accessible_ && setName_ && getName_ && setDescription_; }
  void* accessibleOf(void* widget) const { return accessible_(widget); }
  void setName(void* object, const char* name) const { setName_(object, name); }
  const char* nameOf(void* object) const { return getName_(object); }
  void setDescription(void* object, const char* text) const { setDescription_(object, text); }
  void setRole(void* object, const char* role) const {
    if (roleNamed_ && setRole_) setRole_(object, roleNamed_(role));
  }
  // What scrolls inside of a widget; null: nothing does.
  void* scrolledBy(void* widget) const {
    if (!isA_ || !scrolledType_ || !binChild_) return nullptr;
    return isA_(widget, scrolledType_()) ? binChild_(widget) : nullptr;
  }

private:
  Toolkit() {
    const wxLogNull quiet;
    findInToolkit(accessible_, "gtk_widget_get_accessible");
    findInToolkit(setName_, "atk_object_set_name");
    findInToolkit(getName_, "atk_object_get_name");
    findInToolkit(setDescription_, "atk_object_set_description");
    findInToolkit(setRole_, "atk_object_set_role");
    findInToolkit(roleNamed_, "atk_role_for_name");
    findInToolkit(isA_, "g_type_check_instance_is_a");
    findInToolkit(scrolledType_, "gtk_scrolled_window_get_type");
    findInToolkit(binChild_, "gtk_bin_get_child");
  }

  void* (*accessible_)(void*) = nullptr;
  void (*setName_)(void*, const char*) = nullptr;
  const char* (*getName_)(void*) = nullptr;
  void (*setDescription_)(void*, const char*) = nullptr;
  void (*setRole_)(void*, int) = nullptr;
  int (*roleNamed_)(const char*) = nullptr;
  int (*isA_)(void*, std::size_t) = nullptr;
  std::size_t (*scrolledType_)() = nullptr;
  void* (*binChild_)(void*) = nullptr;
};

// The window's own widget, and the one inside that takes the focus where a frame scrolls it.
template <class Act>
void forWidgets(const wxWindow& window, const Act& act) {
  const Toolkit& toolkit = Toolkit::get();
  void* widget = window.GetHandle();
  if (!toolkit.works() || !widget) return;
  if (void* object = toolkit.accessibleOf(widget)) act(object);
  if (void* inner = toolkit.scrolledBy(widget))
    if (void* object = toolkit.accessibleOf(inner)) act(object);
}

wxString paneCaption(wxWindow& window) {
  wxAuiManager* manager = wxAuiManager::GetManager(&window);
  if (!manager) return "";
  const wxAuiPaneInfo& pane = manager->GetPane(&window);
  return pane.IsOk() ? pane.caption : wxString();
}

// The text that stands before it, as before the fields of a dialog.
wxString textBefore(const wxWindow& window) {
  if (!window.GetParent()) return "";
  const wxWindow* before = nullptr;
  for (const wxWindow* each : window.GetParent()->GetChildren()) {
    if (each == &window) break;
    before = each;
  }
  const auto* text = dynamic_cast<const wxStaticText*>(before);
  wxString label = text ? text->GetLabelText() : wxString();
  label.EndsWith(":", &label);
  return label.Trim();
}

wxString nameFor(wxWindow& window) {
  if (const wxString caption = paneCaption(window); !caption.empty()) return caption;
  const bool field = dynamic_cast<const wxControl*>(&window) != nullptr;
  if (field)
    if (const wxString text = textBefore(window); !text.empty()) return text;
  if (const wxString tip = window.GetToolTipText(); !tip.empty()) return tip;
  if (const auto* text = dynamic_cast<const wxTextCtrl*>(&window); text && !text->GetHint().empty())
    return text->GetHint();
  wxWindow* parent = window.GetParent();
  if (!parent) return "";
  return parent->IsTopLevel() ? parent->GetLabel() : accessibleName(*parent);
}

// Those above come first: others are called like them.
void nameBelow(wxWindow& window) {
  for (wxWindow* child : window.GetChildren()) {
    if (child->IsTopLevel() || child->IsBeingDeleted()) continue;
    if (!dynamic_cast<wxStaticText*>(child) && accessibleName(*child).empty())
      if (const wxString name = nameFor(*child); !name.empty()) setAccessibleName(*child, name);
    nameBelow(*child);
  }
}

void tellLine(wxWindow& window, const wxListEvent& event) {
  const auto* list = dynamic_cast<const wxListCtrl*>(&window);
  if (!list || event.GetIndex() < 0 || event.GetIndex() >= list->GetItemCount()) return;
  wxString line;
  for (int column = 0; column < list->GetColumnCount(); ++column)
    if (const wxString text = list->GetItemText(event.GetIndex(), column); !text.empty())
      line += (line.empty() ? "" : ", ") + text;
  setAccessibleDescription(window, line);
}

void tellProperty(wxWindow& window, const wxPropertyGridEvent& event) {
  if (const wxPGProperty* property = event.GetProperty())
    setAccessibleDescription(window, property->GetLabel() + ": " + property->GetValueAsString());
}

// Sees all events of the program and changes none.
class Names final : public wxEventFilter {
public:
  Names() { wxEvtHandler::AddFilter(this); }
  ~Names() override { wxEvtHandler::RemoveFilter(this); }

  int FilterEvent(wxEvent& event) override {
    const wxEventType type = event.GetEventType();
    if (type == wxEVT_CREATE || type == wxEVT_SHOW) {
      soon();
    } else if (type == wxEVT_LIST_ITEM_FOCUSED || type == wxEVT_LIST_ITEM_SELECTED) {
      if (auto* window = dynamic_cast<wxWindow*>(event.GetEventObject()))
        tellLine(*window, static_cast<wxListEvent&>(event));
    } else if (type == wxEVT_PG_SELECTED || type == wxEVT_PG_CHANGED) {
      if (auto* window = dynamic_cast<wxWindow*>(event.GetEventObject()))
        tellProperty(*window, static_cast<wxPropertyGridEvent&>(event));
    }
    return Event_Skip;
  }

private:
  // Once for all windows that are made together, when they stand where they belong and are painted.
  void soon() {
    if (wxTheApp && !timer_.IsRunning()) timer_.StartOnce(pause);
  }

  class Timer final : public wxTimer {
  public:
    void Notify() override {
      for (wxWindow* window : wxTopLevelWindows)
        if (!window->IsBeingDeleted()) nameBelow(*window);
    }
  };

  static constexpr int pause = 200; // milliseconds
  Timer timer_;
};

} // namespace

void setAccessibleName(wxWindow& window, const wxString& name) {
  forWidgets(window, [&](void* object) { Toolkit::get().setName(object, name.utf8_str()); });
}

void setAccessibleRole(wxWindow& window, const char* role) {
  forWidgets(window, [&](void* object) { Toolkit::get().setRole(object, role); });
}

void setAccessibleDescription(wxWindow& window, const wxString& description) {
  forWidgets(window, [&](void* object) { Toolkit::get().setDescription(object, description.utf8_str()); });
}

wxString accessibleName(const wxWindow& window) {
  wxString name;
  forWidgets(window, [&](void* object) {
    const char* text = Toolkit::get().nameOf(object);
    name = text ? wxString::FromUTF8(text) : wxString(); // the inner one's, where there is one
  });
  return name;
}

void nameAllWindows(bool on) {
  static Names* names = nullptr; // if it is never switched off, it is needed until wxWidgets is gone
  if (!on)
    delete std::exchange(names, nullptr);
  else if (!names)
    names = new Names;
}

} // namespace fairway::editor
