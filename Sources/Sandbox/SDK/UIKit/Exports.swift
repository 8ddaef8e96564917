// UIKit's types are in SwiftUI, because its API uses them. A file that imports UIKit sees them all.
@_exported public import SwiftUI
// As on iOS, `import UIKit` also imports UserNotifications.
@_exported public import UserNotificationsStandIn
