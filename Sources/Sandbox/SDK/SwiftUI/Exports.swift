// A file that imports SwiftUI also sees Foundation, Combine's `ObservableObject` and Observation. AppIntents
// isn't exported, because only this module needs it, for `Button(intent:)`.
@_exported public import AppleFoundation
@_exported public import CombineStandIn
@_exported public import Observation
