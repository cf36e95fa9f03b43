@{ Open = '{0} Texte sind nicht übersetzt'; None = 'Alles übersetzt' }
