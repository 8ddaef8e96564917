/// What only Apple's compilers take, said in words that Linux's takes as well.
package enum AppleSource {
  /// The source with every such word replaced by others of the same length: lines and columns stay.
  package static func neutral(_ source: [UInt8]) -> [UInt8] {
    MainBundles.turned(
      PackageBundles.turned(
        BridgingCasts.spelledOut(
          SubmoduleImports.widened(ObjectiveCAttributes.neutralized(source)))))
  }
}
