package app.labelwise;

import android.util.Log;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;

/**
 * Writes the page's console to the system log at INFO, ERROR, WARN or DEBUG. What arrives here has been freed of secrets
 * and health data by the page (apps/web/src/platform/console).
 */
@CapacitorPlugin(name = "NativeLog")
public class NativeLogPlugin extends Plugin {

    private static final String TAG = "Labelwise";

    @PluginMethod
    public void write(PluginCall call) {
        String message = call.getString("message", "");
        switch (call.getString("level", "INFO")) {
            case "ERROR":
                Log.e(TAG, message);
                break;
            case "WARN":
                Log.w(TAG, message);
                break;
            case "DEBUG":
                Log.d(TAG, message);
                break;
            default:
                Log.i(TAG, message);
        }
        call.resolve();
    }
}
