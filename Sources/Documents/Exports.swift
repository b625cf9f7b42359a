// Problems, places in files, locales and texts are part of this module's interface, so the modules that
// have them are exported with it.
@_exported import Files
@_exported import Localization

@_exported import enum LayoutScene.Orientation
