import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers
import WidgetKit

// 1. As JSON, with a custom type.
extension UTType { static let note = UTType(exportedAs: "com.example.note", conformingTo: .json) }
struct Note: Codable, Transferable, Identifiable, Hashable {
  var id = UUID()
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    ProxyRepresentation(exporting: \.text)
  }
}
// 2. As data.
struct Picture: Transferable {
  let data: Data
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) { $0.data } importing: { Picture(data: $0) }
      .suggestedFileName("picture.png")
    DataRepresentation(exportedContentType: .jpeg) { $0.data }
    DataRepresentation(importedContentType: .heic) { Picture(data: $0) }
  }
}
// 3. As a file.
struct Movie: Transferable {
  let url: URL
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .movie) { SentTransferredFile($0.url) } importing: { received in
      Movie(url: received.file)
    }
    FileRepresentation(exportedContentType: .mpeg4Movie, shouldAllowToOpenInPlace: true) { SentTransferredFile($0.url, allowAccessingOriginalFile: true) }
      .exportingCondition { $0.url.isFileURL }
      .visibility(.ownProcess)
  }
}
// 4. Through another type.
struct Profile: Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { $0.name } importing: { Profile(name: $0) }
  }
}
// 5. Sharing, dragging, dropping and pasting.
struct Sharing: View {
  @State private var notes = [Note(text: "One")]
  @State private var isTargeted = false
  var body: some View {
    VStack {
      ShareLink(item: URL(string: "https://example.com")!) { Label("Share", systemImage: "square.and.arrow.up") }
      ShareLink("Note", item: notes[0], preview: SharePreview(notes[0].text, image: Image(systemName: "note")))
      ShareLink(items: notes) { SharePreview($0.text) }
      ShareLink(item: "text", subject: Text("S"), message: Text("M"))
      Text(notes[0].text).draggable(notes[0]) { Text("dragged") }
      PasteButton(payloadType: String.self) { _ in }
      Text("Here").dropDestination(for: Note.self) { items, location in
        notes += items
        return !items.isEmpty
      } isTargeted: { isTargeted = $0 }
    }
  }
}
// 6. Item providers, as in older code.
func provided() -> NSItemProvider { NSItemProvider(object: "text" as NSString) }

// 7. Previews of every form.
#Preview { Sharing() }
#Preview("Named") { Sharing() }
#Preview("Sized", traits: .sizeThatFitsLayout) { Sharing().padding() }
#Preview("Fixed", traits: .fixedLayout(width: 100, height: 80)) { Sharing() }
#Preview("Turned", traits: .landscapeLeft, .defaultLayout) { Sharing() }
#Preview("State") {
  @Previewable @State var text = "a"
  @Previewable @State var isOn = true
  @Previewable @Environment(\.colorScheme) var scheme
  @Previewable @FocusState var isFocused: Bool
  TextField("Text", text: $text).focused($isFocused)
  Toggle("On", isOn: $isOn).preferredColorScheme(scheme)
}
#Preview("Several") {
  Text("One")
  Text("Two")
}
#Preview("Local") {
  let note = Note(text: "local")
  return Text(note.text)
}
#Preview("Small", as: .systemSmall) {
  NoteWidget()
} timeline: {
  NoteEntry(date: .now, note: Note(text: "first"))
  NoteEntry(date: .now.addingTimeInterval(60), note: Note(text: "second"))
}
#Preview(as: .accessoryRectangular, widget: { NoteWidget() }, timelineProvider: { NoteProvider() })
#Preview("Provided", as: .systemMedium) { NoteWidget() } timelineProvider: { NoteProvider() }
struct Notes_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Sharing().previewDisplayName("Sharing").previewLayout(.sizeThatFits)
      Text("x").previewDevice(PreviewDevice(rawValue: "iPhone 15")).previewInterfaceOrientation(.portrait)
      Text("w").previewContext(WidgetPreviewContext(family: .systemSmall)).environment(\.locale, Locale(identifier: "ko"))
      ForEach(ColorScheme.allCases, id: \.self) { Text("s").preferredColorScheme($0) }
    }
  }
}
struct NoteEntry: TimelineEntry { let date: Date; let note: Note }
struct NoteProvider: TimelineProvider {
  func placeholder(in context: Context) -> NoteEntry { NoteEntry(date: .now, note: Note(text: "…")) }
  func getSnapshot(in context: Context, completion: @escaping (NoteEntry) -> ()) { completion(placeholder(in: context)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    completion(Timeline(entries: [NoteEntry(date: .now, note: Note(text: "note"))], policy: .atEnd))
  }
}
struct NoteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "note", provider: NoteProvider()) { entry in
      VStack { Text(entry.note.text); Text(UTType.note.identifier); Text(UTType.png.preferredFilenameExtension ?? "-"); Text("\(UTType.jpeg.conforms(to: .image))"); Text("\(UTType(filenameExtension: "pdf") == .pdf)") }
        .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular, .systemLarge])
  }
}
