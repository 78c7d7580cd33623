package app.labelwise;

import android.os.Build;
import android.os.Bundle;
import androidx.activity.EdgeToEdge;
import com.getcapacitor.BridgeActivity;

/** The one window: the web app, edge to edge. */
public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        registerPlugin(NativeLogPlugin.class);
        registerPlugin(FileSaverPlugin.class);
        EdgeToEdge.enable(this);
        super.onCreate(savedInstanceState);
        hideFromRecents();
    }

    /** The list of recent apps must not show somebody's health profile; screenshots stay the person's own to take. */
    private void hideFromRecents() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            setRecentsScreenshotEnabled(false);
        }
    }
}
