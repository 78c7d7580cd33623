import UIKit
import Capacitor

/// Saves a text where the person wants it, through the system's own dialog.
@objc(FileSaverPlugin)
public class FileSaverPlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "FileSaverPlugin"
    public let jsName = "FileSaver"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "save", returnType: CAPPluginReturnPromise)
    ]

    @objc func save(_ call: CAPPluginCall) {
        // A name, never a path.
        let name = ((call.getString("name") ?? "labelwise.txt") as NSString).lastPathComponent
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        do {
            try (call.getString("text") ?? "").write(to: file, atomically: true, encoding: .utf8)
        } catch {
            call.reject("The file could not be written", nil, error)
            return
        }
        DispatchQueue.main.async {
            let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
            self.bridge?.viewController?.present(picker, animated: true)
            call.resolve()
        }
    }
}
