/**
 * Every message of both error catalogues and the list of success toasts, with the part before the slash and the part after it.
 * What is left to the server or the platform ("server message, else …") stands with its own words.
 */
export const MESSAGES: readonly (readonly [title: string, description?: string])[] = [
  // Requests and preferences that are saved
  ['Authentication required - please log in again'], ['Authentication expired - please log in again'], ['API request failed: '],
  ['Failed to save preference after multiple attempts'],
  // The camera
  ['Camera access denied. Please allow camera permissions and try again.'], ['No camera found. Please ensure your device has a camera.'],
  ['Camera not supported in this browser.'], ['Unable to access camera. Please check your permissions.'],
  ['Unable to switch camera. Your device may only have one camera.'],
  ['No barcode detected'], ['Scan cancelled by user'], ['Camera permission required for barcode scanning'], ['Barcode scanning failed'],
  ['Camera permission denied by user'], ['Gallery access not available on web platform'], ['Gallery selection cancelled by user'], ['Gallery access failed'],
  // Scanning
  ['Product Not Found', 'Product not found in our database. Try scanning a different product.'],
  ['Scan Failed', 'Could not find food information. Try a different barcode.'],
  ['Error', 'Failed to calculate food score.'],
  ['Camera Permission Required', 'Please allow camera access when prompted and try scanning again.'],
  ['Scanner Error', 'Unable to scan barcode. Please try manual entry instead.'],
  ['Camera Not Available', 'Camera permission was denied. Please allow camera access and try again.'],
  ['Camera Not Available', 'No camera found on this device. Please use manual entry instead.'],
  ['Camera Not Available', 'Camera is already in use by another application. Please close other camera apps and try again.'],
  ['Camera Not Available', 'Web camera access denied or not available. Please use manual entry instead.'],
  ['Something Went Wrong', 'An unexpected error occurred. Please try manual entry instead.'],
  ['Processing Error', 'Failed to process the detected barcode. Please try again.'],
  ['Invalid Barcode', 'Barcode must be 8-14 digits long.'],
  // Results
  ['Added to Favorites'], ['Removed from Favorites'], ['Error', 'Failed to add to favorites. Please try again.'], ['Error', 'Failed to remove from favorites. Please try again.'],
  ['Added to Purchased'], ['Removed from Purchased'], ['Error', 'Failed to update purchase status. Please try again.'],
  ['Product not found'], ['No scan results found'], ['Failed to load scan results'],
  // Accounts
  ['Update Failed', 'Failed to update profile. Please try again.'],
  ['Authentication Failed', 'Please check your credentials and try again.'],
  ['Connection Error', 'Please check your internet connection and try again.'],
  ['Email Required', 'Please enter your email address.'],
  ['Reset Failed', 'Unable to send reset email.'], ['Reset Failed', 'Failed to reset password. The link may have expired.'],
  ['Invalid Reset Link', 'This password reset link is invalid or has expired.'],
  ['Password too short', 'Password must be at least 6 characters long.'], ["Passwords don't match", 'Please make sure both passwords are identical.'],
  ['This password is too common. Please choose another.'],
  ['Start Your Free Trial', 'Sign up now to get 7 days of premium features free!'],
  // Preferences and health profile
  ['Error', 'Failed to remove preference. Please try again.'], ['Error', 'Failed to save preference. Please try again.'],
  ['Error', 'Network error. Please check your connection and try again.'],
  ['Unable to load your preferences. Please check your internet connection.'],
  ['Upgrade for more', 'Free users can add 1 want-more and 1 want-less ingredient. Upgrade to premium for unlimited preferences.'],
  ['Login required', 'Please log in to add ingredients to your preferences.'],
  ['Error', 'Failed to save health profile'], ['Error', 'Failed to update dietary restrictions. Please try again.'],
  // Lists and insights
  ['Unable to load purchases'], ['Failed to fetch trending data: '],
  ['Error', 'Failed to clear purchase history. Please try again.'], ['Failed to remove item from purchased'],
  ['Error loading purchase history', 'Failed to load your purchase history'],
  // Plans
  ['Trial Setup Failed', 'Failed to start trial'], ['Trial Setup Failed', 'Unable to start trial. Please try again.'],
  ['Subscription Error', 'Failed to create subscription'], ['Error', 'Failed to access subscription management'],
  ['Error', 'Purchase failed. Please try again.'], ['Coming Soon', 'Web purchases will be available soon! Please use the mobile app.'],
  ['Purchase Cancelled', 'You cancelled the purchase process.'],
  ['No subscription offerings available'], ['subscription not available'], ['Purchase completed but premium access not granted'],
  // The nutritionist
  ['Error', 'Failed to delete conversation. Please try again.'], ['Failed to get AI response. Please try again.'],
  ["I'm sorry, I'm having trouble responding right now. Please try again in a moment."],
  // What went well
  ['Profile Updated'], ['Signed Out'], ['Welcome back!'], ['Account created!'], ['Reset Email Sent'], ['Password Reset Successfully'], ['Preference Removed'],
  ['Ingredient added'], ['Preference updated'], ['Health profile saved successfully and ingredient preferences updated'],
  ['Health profile updated and unnecessary preferences removed'],
  ['Dietary Restrictions Updated', 'Your dietary preferences and ingredient preferences have been updated successfully.'],
  ['Trial Started!', 'You now have 7 days of premium access.'], ['Trial Started!', 'Your 7-day free trial has begun.'],
  ['Purchase Successful!', 'Your premium subscription is now active.'],
  ['Removed from favorites', 'The item has been removed from your favorites.'],
  ['Purchase history cleared', 'All purchased items have been removed from your history'],
  ['Removed from purchased', 'Item removed from your purchase history.'],
  ['Success', 'Conversation deleted successfully.'],
];
