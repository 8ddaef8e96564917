import AppIntents
import Foundation
import Sentences
package import Simulator
package import WorkerProtocol
import SwiftUI
import WidgetKit

extension WidgetSituation {
  package init(_ request: RenderRequest) throws(RequestFailure) {
    guard let device = Device.named(request.device) else {
      let names = Device.all.map(\.name).joined(separator: ", ")
      throw RequestFailure(
        impossible: Sentence(
          "There is no device “\(request.device)”. Available: \(names).",
          ko: "“\(request.device)” 기기는 없어요. 있는 것: \(names)."))
    }
    let place = try WidgetPlace(requested: request.place)
    self.init(
      family: try WidgetFamily(requested: request.family), mode: request.mode, place: place,
      colorScheme: request.isDark ? .dark : .light, device: device,
      version: request.systemVersion,
      locale: Locale(identifier: request.locale),
      dynamicTypeSize: try DynamicTypeSize(requested: request.dynamicTypeSize),
      date: request.date, metrics: request.metrics)
    displayScale = request.displayScale
    minimumTextScale = request.triedTextScale
    if place != nil { try requirePlace() }
  }

  /// Rejects a family that the place never shows.
  private func requirePlace() throws(RequestFailure) {
    let places = WidgetPlace.places(for: family, on: device, version: version)
    guard !places.isEmpty, !places.contains(place) else { return }
    let known = places.map(\.rawValue).joined(separator: ", ")
    throw RequestFailure(
      impossible: Sentence(
        "\(family) isn't available in \(place.rawValue) with iOS \(version). Available in: \(known).",
        ko: """
          iOS \(version) 버전에서 \(family) 크기는 \(place.rawValue) 자리에 보이지 않아요. \
          보이는 자리: \(known).
          """))
  }

  /// Creates the standard phone at the date of a timeline request.
  package init(_ request: TimelineRequest) {
    self.init(family: WidgetFamily(request.family), date: request.from)
  }
}

extension WidgetPlace {
  /// Creates a place from its name; nil without a name.
  fileprivate init?(requested name: String?) throws(RequestFailure) {
    guard let name else { return nil }
    guard let place = WidgetPlace(rawValue: name) else {
      let known = WidgetPlace.allCases.map(\.rawValue).joined(separator: ", ")
      throw RequestFailure(
        impossible: Sentence(
          "There is no place “\(name)”. Available: \(known).",
          ko: "“\(name)” 자리는 없어요. 있는 것: \(known)."))
    }
    self = place
  }
}

extension WidgetFamily {
  init(requested shown: PictureFamily) throws(RequestFailure) {
    guard let family = shown.widget else {
      let known = WidgetFamily.everyFamily.map(\.description).joined(separator: ", ")
      throw RequestFailure(
        impossible: Sentence(
          "There is no widget family “\(shown)”. Available: \(known).",
          ko: "“\(shown)” 위젯 크기는 없어요. 있는 것: \(known)."))
    }
    self.init(family)
  }
}

extension DynamicTypeSize {
  init(requested name: String) throws(RequestFailure) {
    guard let found = Self.allCases.first(where: { "\($0)" == name }) else {
      let known = Self.allCases.map { "\($0)" }.joined(separator: ", ")
      throw RequestFailure(
        impossible: Sentence(
          "There is no text size “\(name)”. Available: \(known).",
          ko: "“\(name)” 글자 크기는 없어요. 있는 것: \(known)."))
    }
    self = found
  }
}

extension [String: String] {
  /// The values of a configuration's parameters, decoded from JSON.
  var parameterValues: WidgetHost.Values {
    get throws {
      try Dictionary<String, IntentParameterValue>(
        uniqueKeysWithValues: map { name, text in
          do {
            return (name, try ProbeValue.value(IntentParameterValue.self, in: Data(text.utf8)))
          } catch {
            throw RequestFailure(
              "The value of “\(name)” isn't JSON: \(text)",
              ko: "“\(name)” 값이 JSON이 아니에요: \(text)")
          }
        })
    }
  }
}
