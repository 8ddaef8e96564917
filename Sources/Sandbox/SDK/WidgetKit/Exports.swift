// As on Apple's platforms, WidgetKit exports Foundation, so a widget's file needs no other import.
@_exported public import AppleFoundation
