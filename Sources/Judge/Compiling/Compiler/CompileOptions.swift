package import Jailing
package import PhoneFacts

/// How some source is compiled.
package struct CompileOptions: Sendable, Hashable, Codable {
  /// The language mode of learner code; the tutorials it comes from are written in Swift 5.
  package enum LanguageMode: String, Sendable, Codable {
    case swift5 = "5"
    case swift6 = "6"
  }

  package var languageMode: LanguageMode

  /// Which modules the source may import.
  package var audience: SoftwareDevelopmentKit.Audience

  /// Whether unsafe pointers, `unsafeBitCast` and the like are errors.
  package var forbidsUnsafeCode: Bool

  /// The module's name, the same for every submission so that mangled names are stable.
  package var moduleName: String

  package var limits: JailLimits

  /// Whether the plugin tells which line each of its instructions comes from.
  package var namesLines = false

  /// Whether the plugin comes with what each name in the probe files stands for.
  package var tellsProbeNames = false

  /// The iOS version whose way is taken at every `#available`; nil takes the newest one's,
  /// for which the source is left alone.
  package var systemVersion: SystemVersion?

  /// What `#if` finds true besides what the platform decides.
  package var conditions = ["DEBUG"]

  /// Whether declarations belong to the main actor unless they say otherwise.
  package var isIsolatedToMainActor = false

  /// Modules that come with the source and are linked with it.
  package var modules = BuiltModules()

  /// What each file sees without an import, by the names of modules.
  package var imports: [String] = []

  /// Whether an expression that takes seconds is an error at once: where modules are missing, types that
  /// nobody knows make such expressions.
  package var stopsEarlyAtHardExpressions = false

  /// Whether the source is an answer that gets a verdict: the verdict is kept, so the plugin need not be for long.
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

  /// The same for a compile of which nobody asks what names stand for.
  var withoutIndex: CompileOptions {
    var options = self
    options.tellsProbeNames = false
    return options
  }

  /// The name of every learner's module.
  package static let learnerModule = "LearnerWidget"
}
