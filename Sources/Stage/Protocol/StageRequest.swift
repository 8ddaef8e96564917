package import Foundation
package import Sentences

/// What the judge may ask of the worker that holds the learner's code.
package enum StageRequest: Codable, Sendable {
  /// Load this plugin; answered with `.loaded` or `.failed`.
  case load(plugin: String)
  /// List widgets, bundles, providers, intents, previews and probes.
  case inspect
  /// The same, but of widgets and controls only their types, without running any code of theirs.
  case inspectTypes
  /// Only what these widgets and controls declare.
  case inspectWidgets([String])
  /// Put the extension on a phone and open the widget gallery; answered with `.gallery`.
  case gallery(GalleryRequest)
  /// Draw a picture; answered with `.picture`.
  case render(RenderRequest)
  /// The timeline of a widget for a family, at a moment.
  case timeline(TimelineRequest)
  /// One timeline after the other, each when the one before wants it; answered with `.walked`.
  case walk(WalkRequest)
  /// The pictures of entries that follow one another; answered with `.strip`.
  case strip(StripRequest)
  /// Tap the button or toggle with this handle in the picture last rendered, then render again.
  case tap(handle: Int, RenderRequest)
  /// Draw a widget and put a finger on it; answered with `.touched`.
  case touch(TouchRequest)
  /// Open a widget's edit sheet; answered with `.sheet`.
  case sheet(SheetRequest)
  /// Call a probe by name with its arguments as JSON values.
  case call(probe: String, arguments: [Data])
  /// Play the steps of a script that have not been played yet; another script begins anew.
  case scene(SceneRequest)
  /// Open the app with a URL; answered with `.opened`.
  case open(AppOpeningRequest)
  /// The previews with what each of them shows; answered with `.previews`.
  case previews
  /// The widgets and controls of every bundle; answered with `.bundles`.
  case bundles
  /// What a control says and does, and with a tap what comes of it; answered with `.control`.
  case control(ControlRequest)
  /// How many bytes a Live Activity's values take; answered with `.activitySize`.
  case measureActivity(String?, RenderRequest.ActivityValues)
  /// Count the threads of the process; answered with `.threads`.
  case countThreads
  /// What a check wants of the played service; the judge answers with `.calls`, not the worker.
  case service(ServiceOrder)
  /// Give what the code stored; answered with `.stored`.
  case giveStored
  /// Take what code of the same family stored in another process; answered with `.loaded`.
  case takeStored(StoredData)
}

extension StageRequest {
  /// The iOS whose way the code must have been compiled to take at every `#available`; nil for the
  /// newest one's.
  package var codeVersion: String? {
    switch self {
    case .gallery(let gallery) where gallery.asksExtension: gallery.systemVersion
    case .render(let request):
      request.codeVersion
    case .tap(_, let request): request.codeVersion
    case .touch(let request): request.picture.codeVersion
    case .walk(let request): request.picture.codeVersion
    case .strip(let request): request.picture.codeVersion
    case .control(let request): request.codeVersion
    default: nil
    }
  }
}

extension StageRequest {
  /// Whether the extension is started for it, as on the system of its gallery.
  package var startsExtension: Bool {
    switch self {
    case .gallery: true
    case .render(let request): if case .offered = request.subject { true } else { false }
    default: false
    }
  }
}

extension RenderRequest {
  /// The iOS whose way the code takes at every `#available`; nil for the newest one's.
  fileprivate var codeVersion: String? {
    if case .offered(_, let gallery) = subject { return gallery.systemVersion }
    return decidesAvailability ? systemVersion : nil
  }
}

/// What the worker answers; each answer is to the request before it.
package enum StageResponse: Codable, Sendable {
  /// The plugin is loaded.
  case loaded
  /// What the plugin declares.
  case contents(PluginContents)
  /// What the phone's widget gallery offers.
  case gallery(GalleryContents)
  /// What was drawn.
  case picture(RenderedWidget)
  /// What the provider gave.
  case timeline(TimelineSummary)
  /// What the provider gave, one time after the other; at least once where it was asked at all.
  case walked([TimelineSummary])
  /// What entries look like.
  case strip(StripPictures)
  /// What the tap did.
  case tapped(TapOutcome)
  /// What a finger did.
  case touched(TouchReport)
  /// What the edit sheet shows.
  case sheet(EditSheet)
  /// A probe's result as JSON.
  case returned(Data)
  /// What the app did at the steps that were played now.
  case scene(ScenePlay)
  /// What the app made of being opened.
  case opened(AppOpening)
  /// What the previews show, in the order of the files.
  case previews([PreviewContents])
  /// What the bundles hold, in the order of the source.
  case bundles([BundleContents])
  /// What a control says and does.
  case control(ControlReport)
  /// How many bytes a Live Activity's attributes and its state take.
  case activitySize(ActivitySize)
  /// How many threads the process has, and whether its code stored anything.
  case threads(Int, hasStored: Bool)
  /// The calls that the service got.
  case calls([RecordedCall])
  /// What the code stored so far.
  case stored(StoredData)
  /// The learner's code threw.
  case threw(String)
  /// No probe of that name was compiled along.
  case missingProbe(String)
  /// The request cannot be answered, in a sentence fit for the learner.
  case failed(Sentence)
  /// The request names what is not there: a button, a widget, a device, an entry.
  case impossible(Sentence)
}
