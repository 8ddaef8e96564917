// A widget's file may import WidgetKit alone: Foundation's types come with it, as on Apple's systems.
@_exported public import AppleFoundation
