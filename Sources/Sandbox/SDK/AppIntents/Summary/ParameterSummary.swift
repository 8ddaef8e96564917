/// A summary of an intent with its parameters.
///
/// Shortcuts shows it as a sentence. It also determines the parameters in an edit sheet.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol ParameterSummary {}

/// The summary of an intent that doesn't declare one.
struct EmptyParameterSummary: ParameterSummary {}
