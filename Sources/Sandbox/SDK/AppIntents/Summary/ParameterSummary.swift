/// How an intent reads as a sentence with its parameters in it, in the Shortcuts editor, and which of its
/// parameters an edit sheet shows.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol ParameterSummary {}

/// The summary of an intent that declares none.
struct EmptyParameterSummary: ParameterSummary {}
