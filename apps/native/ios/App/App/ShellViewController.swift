import UIKit
import Capacitor

/// The window of the web app, with the plugins that are the app's own.
class ShellViewController: CAPBridgeViewController {

    override open func capacitorDidLoad() {
        bridge?.registerPluginInstance(NativeLogPlugin())
        bridge?.registerPluginInstance(FileSaverPlugin())
    }
}
