/// The schemes in Xcode's menu: one for the app, and one for each extension.
extension ProjectFile {
  var schemes: [(name: String, text: String)] {
    targets.map { target in
      (name: target.name, text: target.isApp ? scheme(of: target) : widgetScheme(of: target))
    }
  }

  private func scheme(of target: Target) -> String {
    """
    \(Self.head)<Scheme LastUpgradeVersion="1600" version="1.7">
    \(building([target]))
      <LaunchAction buildConfiguration="Debug" selectedDebuggerIdentifier="Xcode.DebuggerFoundation.Debugger.LLDB" \
    selectedLauncherIdentifier="Xcode.DebuggerFoundation.Launcher.LLDB" launchStyle="0" useCustomWorkingDirectory="NO" \
    allowLocationSimulation="YES">
        <BuildableProductRunnable runnableDebuggingMode="0">
    \(reference(to: target))
        </BuildableProductRunnable>
      </LaunchAction>
      <ArchiveAction buildConfiguration="Release" revealArchiveInOrganizer="YES"/>
    </Scheme>

    """
  }

  /// Returns a scheme like Xcode's own for a widget; its environment variables set the kind, the view and the
  /// family.
  private func widgetScheme(of target: Target) -> String {
    """
    \(Self.head)<Scheme LastUpgradeVersion="1600" wasCreatedForAppExtension="YES" version="2.0">
    \(building([target, targets[0]]))
      <LaunchAction buildConfiguration="Debug" selectedDebuggerIdentifier="" \
    selectedLauncherIdentifier="Xcode.IDEFoundation.Launcher.PosixSpawn" launchStyle="0" askForAppToLaunch="Yes" \
    useCustomWorkingDirectory="NO" allowLocationSimulation="YES" launchAutomaticallySubstyle="2">
        <RemoteRunnable runnableDebuggingMode="1" BundleIdentifier="com.apple.springboard" RemotePath="/SpringBoard">
    \(reference(to: target))
        </RemoteRunnable>
        <EnvironmentVariables>
          <EnvironmentVariable key="_XCWidgetKind" value="" isEnabled="YES"/>
          <EnvironmentVariable key="_XCWidgetDefaultView" value="timeline" isEnabled="YES"/>
          <EnvironmentVariable key="_XCWidgetFamily" value="systemMedium" isEnabled="YES"/>
        </EnvironmentVariables>
      </LaunchAction>
      <ArchiveAction buildConfiguration="Release" revealArchiveInOrganizer="YES"/>
    </Scheme>

    """
  }

  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private func building(_ targets: [Target]) -> String {
    let entries = targets.map {
      """
            <BuildActionEntry buildForTesting="YES" buildForRunning="YES" buildForProfiling="YES" \
      buildForArchiving="YES" buildForAnalyzing="YES">
      \(reference(to: $0))
            </BuildActionEntry>
      """
    }
    return """
        <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
          <BuildActionEntries>
      \(entries.joined(separator: "\n"))
          </BuildActionEntries>
        </BuildAction>
      """
  }

  private func reference(to target: Target) -> String {
    """
          <BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="\(identifier(of: target.object))" \
    BuildableName="\(target.product)" BlueprintName="\(target.name)" ReferencedContainer="container:\(name).xcodeproj"/>
    """
  }
}
