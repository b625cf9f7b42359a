// Bitmaps are part of this module's interface, so the module that has them is exported with it.
@_exported import Pixels
