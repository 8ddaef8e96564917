import SwiftUI
import WidgetKit

// Nobody looks at the canvas anyway.
