package app.labelwise;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import androidx.activity.result.ActivityResult;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.ActivityCallback;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Saves a text where the person wants it, through the system's own dialog; no storage permission is needed for that. */
@CapacitorPlugin(name = "FileSaver")
public class FileSaverPlugin extends Plugin {

    @PluginMethod
    public void save(PluginCall call) {
        Intent intent = new Intent(Intent.ACTION_CREATE_DOCUMENT);
        intent.addCategory(Intent.CATEGORY_OPENABLE);
        intent.setType(call.getString("type", "text/plain"));
        intent.putExtra(Intent.EXTRA_TITLE, call.getString("name", "labelwise.txt"));
        startActivityForResult(call, intent, "write");
    }

    @ActivityCallback
    private void write(PluginCall call, ActivityResult result) {
        // The system may have ended the app meanwhile; then nobody waits for an answer.
        if (call == null) return;
        Intent data = result.getData();
        Uri place = data == null ? null : data.getData();
        if (result.getResultCode() != Activity.RESULT_OK || place == null) {
            call.reject("Saving was cancelled", "CANCELLED");
            return;
        }
        try (OutputStream file = getContext().getContentResolver().openOutputStream(place, "wt")) {
            if (file == null) throw new IOException("The file could not be opened");
            file.write(call.getString("text", "").getBytes(StandardCharsets.UTF_8));
            call.resolve();
        } catch (IOException error) {
            call.reject("The file could not be written", error);
        }
    }
}
