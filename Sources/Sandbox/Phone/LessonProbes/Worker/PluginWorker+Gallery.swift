import AppleFoundation
import Drawing
import Foundation
import PhoneFacts
import Sentences
import Simulator
import WorkerProtocol
import SwiftUI
import WidgetKit

extension PluginWorker {
  /// Returns a phone's gallery, and whether the app and extension can be installed on that phone.
  func gallery(_ request: GalleryRequest) throws -> GalleryContents {
    let (installation, device) = try phone(of: request)
    var contents = GalleryContents(
      installs: installation.installs, hasExtension: installation.hasExtension)
    guard installation.hasExtension, request.asksExtension else { return contents }
    WorkerClock.set(PluginWorker.moment)
    WorkerLocale.current = Locale(identifier: request.locale)
    DeviceIdiom.current = device.kind.idiom
    contents.appName = MainBundle_.displayName
    let started = try start(on: installation.version)
    let gallery = WidgetGallery(
      of: started.members, on: device, version: installation.version)
    opened = (request, gallery)
    contents.entryPoint = started.entryPoint
    contents.isMarked = started.isMarked
    contents.entries = gallery.entries.map { entry in
      GalleryContents.Entry(
        widget: PluginContents.Widget(
          entry.host.declaration, type: name(of: type(of: entry.widget))),
        families: entry.families.map(\.family), shown: entry.shown?.family,
        withheld: entry.withheld.map(GalleryContents.WithheldFamily.init))
    }
    contents.controls = gallery.controls.map { control in
      PluginContents.Widget(
        ControlHost(control: control).declaration, type: name(of: type(of: control)))
    }
    return contents
  }

  /// Draws a widget as the gallery shows it: its snapshot, with `isPreview` set in the provider's context.
  func renderOffer(
    _ place: Int, in gallery: GalleryRequest, _ request: RenderRequest
  ) async throws -> RenderedWidget {
    if opened?.request != gallery { _ = try self.gallery(gallery) }
    guard let opened, opened.request == gallery, opened.gallery.entries.indices.contains(place)
    else {
      throw RequestFailure(
        "The gallery offers no widget \(place).", ko: "갤러리에 \(place)번 위젯이 없어요.")
    }
    let host = opened.gallery.entries[place].host
    let situation = try WidgetSituation(request)
    let snapshot =
      try await TimeLimitedWait.wait(Self.providerPatience) {
        try await Self.spoken { try await host.snapshot(in: situation, isPreview: true) }
      } ?? nil
    var request = request
    request.isPlaceholder = snapshot == nil
    let entry = try snapshot ?? host.placeholder(in: situation)
    var answer = try rendered(entry, of: host, in: situation, request)
    if snapshot == nil, LeftOutCode.isMissing {
      answer.picture.notes.append(
        RenderNote.silentProvider(of: host, standIn: Sentence("placeholder", ko: "플레이스홀더")))
    } else if snapshot == nil {
      answer.picture.notes.append(
        RenderNote(
          rule: "no-snapshot",
          message: Sentence(
            "The provider of \(host.name) returned no snapshot. This is its placeholder.",
            ko: "\(host.name) 위젯의 프로바이더가 스냅샷을 돌려주지 않았어요. 이 그림은 플레이스홀더 모습이에요."),
          fix: Sentence(
            "Call completion on every path of getSnapshot, with sample values if "
              + "context.isPreview is true.",
            ko: "getSnapshot의 모든 경로에서 completion을 부르고, context.isPreview가 true이면 예시 값을 주세요.")))
    }
    return answer
  }

  private func phone(
    of request: GalleryRequest
  ) throws(RequestFailure) -> (AppInstallation, Device) {
    guard let device = Device.named(request.device), [.iPhone, .iPad].contains(device.kind) else {
      let known = (Device.phones + Device.pads).map(\.name).joined(separator: ", ")
      throw RequestFailure(
        "There is no iPhone or iPad “\(request.device)”. Available: \(known).",
        ko: "“\(request.device)” iPhone이나 iPad는 없어요. 있는 것: \(known).")
    }
    let installation = AppInstallation(
      appTarget: request.appTarget, extensionTarget: request.extensionTarget,
      version: request.systemVersion)
    return (installation, device)
  }
}

extension GalleryContents.WithheldFamily {
  fileprivate init(_ withheld: WidgetGallery.WithheldFamily) {
    let since: SystemVersion? =
      switch withheld.reason {
      case .notInVersion(let since): since
      case .notOnDevice: nil
      }
    self.init(family: withheld.family.family, since: since)
  }
}
