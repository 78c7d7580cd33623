import Foundation
import os
import Capacitor

/// Writes the page's console to the system log at INFO, ERROR, WARN or DEBUG. What arrives here has been freed of secrets
/// and health data by the page (apps/web/src/platform/console), which is why it may be public.
@objc(NativeLogPlugin)
public class NativeLogPlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "NativeLogPlugin"
    public let jsName = "NativeLog"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "write", returnType: CAPPluginReturnPromise)
    ]

    private let logger = Logger(subsystem: "app.labelwise", category: "page")

    @objc func write(_ call: CAPPluginCall) {
        let message = call.getString("message") ?? ""
        switch call.getString("level") ?? "INFO" {
        case "ERROR":
            logger.error("\(message, privacy: .public)")
        case "WARN":
            logger.warning("\(message, privacy: .public)")
        case "DEBUG":
            logger.debug("\(message, privacy: .public)")
        default:
            logger.info("\(message, privacy: .public)")
        }
        call.resolve()
    }
}
