package import Compiling
package import Foundation
package import Jailing
package import WorkerProtocol
package import Storage

/// The programs, tools and limits that a judge uses on this machine.
package struct JudgeConfiguration: Sendable {
  package var programs: RingsPrograms
  package var cache: CacheDirectory
  package var toolchain: Toolchain
  package var jail: Jail
  package var macros: MacroProgram?
  package var limits: WorkerLimits
  package var compileLimits: JailLimits = .compile
  /// The weakest isolation in which learner code may run.
  package var minimumLevel: JailLevel
  /// The simulated web service for previews; nil for a phone without a network.
  package var service: PlayedService?
  /// The simulated phone's time zone for previews.
  ///
  /// Checks use their exercise's time zone.
  package var timeZone = PhoneTimeZone.fixed
  package var keepsVerdicts: Bool
  /// The files whose object code is cached.
  ///
  /// Untrusted files must not be among them.
  package var keepsObjects = ObjectKeeping.settled
  /// The secret of a class of learners; nil outside a class.
  ///
  /// Together with the submitted files, it seeds the checks' inputs, so that learners can't predict the
  /// inputs.
  package var classSecret: String?
  /// Whether checks stop after the first failure.
  package var endsWithFirstFailure = false
  /// Whether verdicts list the failed assertions.
  ///
  /// For validating checks only, never for a learner.
  package var namesAssertions = false

  package init(
    programs: RingsPrograms, cache: CacheDirectory, toolchain: Toolchain, jail: Jail,
    macros: MacroProgram? = nil, limits: WorkerLimits = WorkerLimits(),
    minimumLevel: JailLevel = .none, keepsVerdicts: Bool = true
  ) {
    self.programs = programs
    self.cache = cache
    self.toolchain = toolchain
    self.jail = jail
    self.macros = macros
    self.limits = limits
    self.minimumLevel = minimumLevel
    self.keepsVerdicts = keepsVerdicts
  }

  /// Finds everything on this machine, starting from the running program.
  package static func found(
    executable: URL = Self.runningProgram, cache: CacheDirectory = .user()
  ) async throws -> JudgeConfiguration {
    let programs = try RingsPrograms(besides: executable)
    try cache.requirePrograms()
    async let toolchain = Toolchain.find(cache: cache)
    async let found = Jail.best(cache: cache)
    var jail = await found
    jail.launcher = programs.jail.path
    return try await JudgeConfiguration(
      programs: programs, cache: cache, toolchain: toolchain, jail: jail,
      macros: MacroProgram(executable: programs.macros))
  }

  /// The running program, according to the kernel.
  package static var runningProgram: URL {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return URL(filePath: path ?? CommandLine.arguments.first ?? "rings")
  }
}

extension JudgeConfiguration {
  /// The limits for a submission, as shown in verdicts.
  var limitsByName: [String: Double] {
    [
      "compileProcessorSeconds": Double(compileLimits.processorSeconds),
      "compileWallSeconds": compileLimits.wallTime.seconds,
      "requestSeconds": limits.request.seconds, "checkSeconds": limits.check.seconds,
      "exerciseSeconds": limits.exercise.seconds, "aloneSeconds": limits.alone.seconds,
      "processorSeconds": Double(limits.worker.processorSeconds),
      "addressSpaceBytes": Double(limits.worker.addressSpace),
      "outputBytes": Double(limits.worker.output), "threads": Double(limits.worker.processes),
    ]
  }
}
