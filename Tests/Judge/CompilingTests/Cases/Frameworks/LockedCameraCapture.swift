import AppIntents
import LockedCameraCapture
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct OpenCamera: CameraCaptureIntent {
  static var title: LocalizedStringResource = "Open the camera"

  @MainActor
  func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 18.0, *)
struct CameraControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Camera") {
      ControlWidgetButton(action: OpenCamera()) {
        Label("Camera", systemImage: "camera.shutter.button")
      }
    }
    .displayName("Camera")
  }
}

@available(iOS 18.0, *)
struct CaptureExtension: LockedCameraCaptureExtension {
  var body: some LockedCameraCaptureExtensionScene {
    LockedCameraCaptureUIScene { session in
      ViewFinder(session: session)
    }
  }
}

@available(iOS 18.0, *)
struct ViewFinder: View {
  let session: LockedCameraCaptureSession

  var body: some View {
    Button("Open") {
      Task {
        let activity = NSUserActivity(activityType: NSUserActivityTypeLockedCameraCapture)
        try? await session.openApplication(for: activity)
      }
    }
    .task { print(session.sessionContentURL.path) }
  }
}
