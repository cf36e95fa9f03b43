@{ Open = '{0} strings are not translated 🌍'; None = 'Everything is translated 👩‍💻' }
