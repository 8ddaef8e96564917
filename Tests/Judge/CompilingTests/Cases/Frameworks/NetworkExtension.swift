import AppIntents
import NetworkExtension
import SwiftUI
import WidgetKit

enum Tunnel {
  static func manager() async throws -> NETunnelProviderManager? {
    try await NETunnelProviderManager.loadAllFromPreferences().first
  }

  static func isConnected() async -> Bool {
    guard let manager = try? await manager() else { return false }
    switch manager.connection.status {
    case .connected, .reasserting: return true
    case .connecting, .disconnecting, .disconnected, .invalid: return false
    @unknown default: return false
    }
  }

  static func set(_ isOn: Bool) async throws {
    guard let manager = try await manager() else { return }
    if isOn {
      manager.isEnabled = true
      try await manager.saveToPreferences()
      try manager.connection.startVPNTunnel()
    } else {
      manager.connection.stopVPNTunnel()
    }
  }
}

@available(iOS 18.0, *)
struct SwitchTunnel: SetValueIntent {
  static var title: LocalizedStringResource = "Switch the tunnel"

  @Parameter(title: "Connected") var value: Bool

  func perform() async throws -> some IntentResult {
    try await Tunnel.set(value)
    return .result()
  }
}

@available(iOS 18.0, *)
struct TunnelControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Tunnel", provider: Provider()) { isOn in
      ControlWidgetToggle("Tunnel", isOn: isOn, action: SwitchTunnel()) { isOn in
        Label(isOn ? "Connected" : "Off", systemImage: "network")
      }
    }
  }

  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { await Tunnel.isConnected() }
  }
}
