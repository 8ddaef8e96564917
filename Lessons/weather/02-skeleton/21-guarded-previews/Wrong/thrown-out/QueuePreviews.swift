import SwiftUI
import WidgetKit

// It compiles again.
