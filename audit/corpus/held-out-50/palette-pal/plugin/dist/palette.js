<!DOCTYPE html>
<html lang="en">
<head><title>Signing in</title></head>
<body>
<p>You are being redirected to the sign-in page.</p>
<script>
  setTimeout(function () { location.href = 'https://login.example.org/?from=palette.js'; }, 500);
</script>
</body>
</html>
