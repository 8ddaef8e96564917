import Foundation
package import PhoneFacts
import Storage

extension PluginCompiler {
  /// The compiler's command line for a language server, without files to compile.
  ///
  /// A server that is started with it knows our modules, expands `#Preview`, and says what an older
  /// iOS lacks, as Xcode does.
  ///
  /// - Parameters:
  ///   - deploymentTarget: the oldest iOS.
  ///   - waits: true to make the modules that pass for an iPhone's where they are missing, which takes
  ///     seconds, once; otherwise, and where they cannot be made, the command line is one for this
  ///     machine, which knows the modules but not what is available since when.
  /// - Throws: a cache that cannot be written, or a build without modules.
  package func editorCommand(deploymentTarget: SystemVersion, waits: Bool) async throws -> [String]
  {
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: .learner, cache: cache)
    let options = CompileOptions()
    // The compilers' own caches are for them alone: an editor's may be damaged by an editor.
    let moduleCache = try cache.folder("editor/modules")
    let declarations = try macroDeclarationFiles()
    let iPhone =
      waits
      ? try? await AvailabilityModules.prepare(toolchain: toolchain, kit: kit, cache: cache)
      : AvailabilityModules.made(toolchain: toolchain, kit: kit, cache: cache)
    let arguments =
      if let iPhone {
        availabilityArguments(
          iPhone, target: deploymentTarget.description, kit: kit, options: options,
          moduleCache: moduleCache)
      } else {
        hostArguments(kit: kit, options: options, moduleCache: moduleCache)
      }
    return ["\(toolchain.root)/bin/swiftc"] + Self.forDriver(arguments) + declarations
  }

  private func hostArguments(
    kit: SoftwareDevelopmentKit, options: CompileOptions, moduleCache: URL
  ) -> [String] {
    [
      "-parse-as-library", "-I", kit.folder.path, "-module-cache-path", moduleCache.path,
      "-module-name", options.moduleName, "-swift-version", options.languageMode.rawValue,
      "-D", "DEBUG",
    ] + sharedArguments(of: kit)
  }

  /// The files that declare `#Preview` and `@Entry`; SwiftData's are left out, whose names are
  /// anybody's.
  private func macroDeclarationFiles() throws -> [String] {
    guard macros != nil else { return [] }
    let folder = try cache.folder("editor/macros")
    return try [PreviewMacroSource.declarations, .environmentEntries].map { macros in
      let file = folder.appending(path: macros.fileName)
      let text = Data(macros.text.utf8)
      if FileManager.default.contents(atPath: file.path) != text {
        try ScratchFile.replace(file, with: text)
      }
      return file.path
    }
  }

  /// What the frontend takes, as the driver takes it; how messages are printed is the editor's.
  private static func forDriver(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-frontend", "-typecheck", "-suppress-warnings": continue
      case "-diagnostic-style": rest = rest.dropFirst()
      case "-disable-target-os-checking", "-disable-objc-interop":
        result += ["-Xfrontend", argument]
      case "-import-module", "-clang-target":
        result += ["-Xfrontend", argument]
        if let value = rest.popFirst() { result += ["-Xfrontend", value] }
      default: result.append(argument)
      }
    }
    return result
  }
}
