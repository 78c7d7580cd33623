/** The plugins that the fake device has, with the methods of each, as the real bridge announces them to the page. */
export const PLUGIN_METHODS: Readonly<Record<string, readonly string[]>> = {
  App: ['getLaunchUrl', 'minimizeApp'],
  BarcodeScanner: [
    'checkPermissions', 'requestPermissions', 'isSupported', 'startScan', 'stopScan', 'readBarcodesFromImage', 'isTorchAvailable',
    'enableTorch', 'disableTorch', 'getMinZoomRatio', 'getMaxZoomRatio', 'setZoomRatio', 'openSettings',
  ],
  Camera: ['checkPermissions', 'requestPermissions', 'takePhoto', 'chooseFromGallery'],
  CapacitorHttp: ['request'],
  FileSaver: ['save'],
  Haptics: ['impact'],
  NativeLog: ['write'],
  Network: ['getStatus'],
  SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem'],
  SystemBars: ['setStyle'],
};
