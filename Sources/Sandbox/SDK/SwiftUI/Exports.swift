// SwiftUI shows learners Foundation, Combine's ObservableObject and, beside it, AppIntents' types only
// where they import them: `Button(intent:)` needs AppIntents' declarations here, not in their file.
@_exported public import AppleFoundation
@_exported public import CombineStandIn
@_exported public import Observation
