/// What became of the widget's code before it was compiled.
package enum LeftOutCode {
  /// Whether parts that need an absent module were left out: a provider that does not answer is then not
  /// to blame.
  @MainActor package static var isMissing = false
}
