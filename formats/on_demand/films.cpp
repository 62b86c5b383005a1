#include "formats/on_demand/forward.h"

#include <gif_lib.h>
#include <webp/encode.h>
#include <webp/mux.h>

namespace {
constexpr fairway::system::SharedLibrary gif(FAIRWAY_LIBRARY_GIF), webp(FAIRWAY_LIBRARY_WEBP),
    webpmux(FAIRWAY_LIBRARY_WEBPMUX);
}

FORWARD_2(gif, int, EGifCloseFile, GifFileType*, int*)
FORWARD_2(gif, size_t, EGifGCBToExtension, const GraphicsControlBlock*, GifByteType*)
FORWARD_3(gif, GifFileType*, EGifOpen, void*, OutputFunc, int*)
FORWARD_4(gif, int, EGifPutExtension, GifFileType*, int, int, const void*)
FORWARD_3(gif, int, EGifPutExtensionBlock, GifFileType*, int, const void*)
FORWARD_2(gif, int, EGifPutExtensionLeader, GifFileType*, int)
FORWARD_1(gif, int, EGifPutExtensionTrailer, GifFileType*)
FORWARD_7(gif, int, EGifPutImageDesc, GifFileType*, int, int, int, int, bool, const ColorMapObject*)
FORWARD_3(gif, int, EGifPutLine, GifFileType*, GifPixelType*, int)
FORWARD_6(gif, int, EGifPutScreenDesc, GifFileType*, int, int, int, int, const ColorMapObject*)
FORWARD_2(gif, void, EGifSetGifVersion, GifFileType*, bool)
FORWARD_1(gif, void, GifFreeMapObject, ColorMapObject*)
FORWARD_2(gif, ColorMapObject*, GifMakeMapObject, int, const GifColorType*)

FORWARD_4(webp, int, WebPConfigInitInternal, WebPConfig*, WebPPreset, float, int)
FORWARD_2(webp, int, WebPConfigLosslessPreset, WebPConfig*, int)
FORWARD_1(webp, void, WebPFree, void*)
FORWARD_1(webp, int, WebPPictureAlloc, WebPPicture*)
FORWARD_1(webp, void, WebPPictureFree, WebPPicture*)
FORWARD_2(webp, int, WebPPictureInitInternal, WebPPicture*, int)

FORWARD_4(webpmux, int, WebPAnimEncoderAdd, WebPAnimEncoder*, WebPPicture*, int, const WebPConfig*)
FORWARD_2(webpmux, int, WebPAnimEncoderAssemble, WebPAnimEncoder*, WebPData*)
FORWARD_1(webpmux, void, WebPAnimEncoderDelete, WebPAnimEncoder*)
FORWARD_1(webpmux, const char*, WebPAnimEncoderGetError, WebPAnimEncoder*)
FORWARD_4(webpmux, WebPAnimEncoder*, WebPAnimEncoderNewInternal, int, int, const WebPAnimEncoderOptions*, int)
FORWARD_2(webpmux, int, WebPAnimEncoderOptionsInitInternal, WebPAnimEncoderOptions*, int)
