package import Compiling
package import Foundation
package import Jailing
package import Stage
package import Storage

/// What a judge works with on this machine.
package struct JudgeConfiguration: Sendable {
  /// What workers, check processes and the jail's entrance are.
  package var programs: RingsPrograms
  package var cache: CacheDirectory
  package var toolchain: Toolchain
  package var jail: Jail
  package var macros: MacroProgram?
  package var limits: WorkerLimits
  /// What compiling a submission may take.
  package var compileLimits: JailLimits = .compile
  /// The weakest jail in which learner code may run.
  package var minimumLevel: JailLevel
  /// The web service that is played to files that are looked at; nil for a phone without a network.
  package var service: PlayedService?
  /// The time zone of the phone that files are looked at on; checks take place in their exercise's own.
  package var timeZone = PhoneTimeZone.fixed
  /// True to answer the same question from the cache.
  package var keepsVerdicts: Bool
  /// Whose files keep their objects: a stranger's do not.
  package var keepsObjects = ObjectKeeping.settled
  /// What a class's questions are drawn from besides its files, so that nobody can work them out beforehand;
  /// nil at home, where everybody may ask again.
  package var classSecret: String?
  /// True where one failed check says enough: those behind it are not run.
  package var endsWithFirstFailure = false
  /// True where verdicts say which assertions did not hold: for whoever proves checks, never for a learner.
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

  /// The program that runs now, by the kernel's own word.
  package static var runningProgram: URL {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return URL(filePath: path ?? CommandLine.arguments.first ?? "rings")
  }
}

extension JudgeConfiguration {
  /// What a submission may take, as verdicts tell it.
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
