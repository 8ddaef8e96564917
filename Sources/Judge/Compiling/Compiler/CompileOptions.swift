package import Jailing
package import PhoneFacts

package struct CompileOptions: Sendable, Hashable, Codable {
  /// The language mode of learner code; tutorials use Swift 5.
  package enum LanguageMode: String, Sendable, Codable {
    case swift5 = "5"
    case swift6 = "6"
  }

  package var languageMode: LanguageMode

  package var audience: SoftwareDevelopmentKit.Audience

  /// Whether unsafe pointers, `unsafeBitCast` and similar code are errors.
  package var forbidsUnsafeCode: Bool

  /// The module's name, the same for every submission to keep mangled names stable.
  package var moduleName: String

  package var limits: JailLimits

  /// Whether the plugin has line tables.
  package var namesLines = false

  /// Whether the result includes the declaration that each name in the probe files refers to.
  package var tellsProbeNames = false

  /// The iOS version for which `#available` is resolved; nil leaves the source unchanged, as for the newest
  /// iOS.
  package var systemVersion: SystemVersion?

  /// The `#if` conditions that are true, in addition to those about the platform.
  package var conditions = ["DEBUG"]

  package var isIsolatedToMainActor = false

  /// The modules that come with the source and are linked with it.
  package var modules = BuiltModules()

  /// The names of the modules that every file imports implicitly.
  package var imports: [String] = []

  /// Whether an expression that takes seconds is an error at once.
  ///
  /// With missing modules, unknown types make expressions slow to check.
  package var stopsEarlyAtHardExpressions = false

  /// Whether the source is a submission; since its verdict is cached, its plugin is kept only briefly.
  package var isAnswer = false

  package init(
    languageMode: LanguageMode = .swift5, audience: SoftwareDevelopmentKit.Audience = .learner,
    forbidsUnsafeCode: Bool = false, moduleName: String = Self.learnerModule,
    limits: JailLimits = .compile
  ) {
    self.languageMode = languageMode
    self.audience = audience
    self.forbidsUnsafeCode = forbidsUnsafeCode
    self.moduleName = moduleName
    self.limits = limits
  }

  /// The options without the request for the declarations behind the probes' names.
  var withoutIndex: CompileOptions {
    var options = self
    options.tellsProbeNames = false
    return options
  }

  /// The module name of every submission.
  package static let learnerModule = "LearnerWidget"
}
