import Foundation
package import PhoneFacts
import Storage

extension PluginCompiler {
  /// Returns the compiler's command line for a language server, without files to compile.
  ///
  /// With this command line, a server knows our modules, expands `#Preview`, and reports APIs missing in an
  /// older iOS, as Xcode does.
  ///
  /// - Parameters:
  ///   - deploymentTarget: The oldest iOS.
  ///   - waits: Whether to create the missing iPhone modules, which takes seconds once. Without them, the
  ///     command line is for this machine, and the server can't check availability.
  /// - Throws: An error if the cache can't be written or the build has no modules.
  package func editorCommand(deploymentTarget: SystemVersion, waits: Bool) async throws -> [String]
  {
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: .learner, cache: cache)
    let options = CompileOptions()
    // Use a separate cache, because an editor might damage the compilers' own caches.
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

  /// Returns the files that declare `#Preview` and `@Entry`.
  ///
  /// SwiftData's macros are omitted, because their names are too common.
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

  /// Converts frontend arguments into driver arguments, without message styles, which are up to the editor.
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
