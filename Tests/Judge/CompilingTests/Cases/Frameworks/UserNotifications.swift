import AppIntents
import UserNotifications
import WidgetKit

enum Reminders {
  static func schedule(_ title: String, at time: DateComponents, id: String) async throws {
    let center = UNUserNotificationCenter.current()
    let settings = await center.notificationSettings()
    guard settings.authorizationStatus == .authorized else { return }
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = "Time to drink"
    content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: "water.caf"))
    content.interruptionLevel = .timeSensitive
    content.relevanceScore = 0.5
    content.badge = 1
    content.userInfo = ["id": id]
    let trigger = UNCalendarNotificationTrigger(dateMatching: time, repeats: true)
    try await center.add(
      UNNotificationRequest(identifier: id, content: content, trigger: trigger))
  }

  static func ask() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge]) {
      isGranted, error in
      if let error { print(error) }
      print(isGranted)
    }
  }
}

struct DoneIntent: AppIntent {
  static var title: LocalizedStringResource = "Done"

  @Parameter(title: "Reminder") var id: String

  init() {}
  init(id: String) { self.id = id }

  func perform() async throws -> some IntentResult {
    let center = UNUserNotificationCenter.current()
    center.removePendingNotificationRequests(withIdentifiers: [id])
    center.removeDeliveredNotifications(withIdentifiers: [id])
    let soon = UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false)
    let content = UNMutableNotificationContent()
    content.title = "Well done"
    content.sound = .default
    try await center.add(
      UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: soon))
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}
