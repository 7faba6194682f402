### Lo que dice la página del laboratorio mientras se usa, en español.

lab-editor = Programa en Python
lab-ready = Python { $version } está listo
lab-waits = Listo
lab-loading = Arrancando Python…
lab-running = Ejecutando…
lab-done = Hecho en { $seconds } s
lab-stopped = Parado. Python empieza de nuevo: lo que estaba definido se ha perdido; los programas siguen ahí.
lab-begun-anew = Python empieza de nuevo, sin nada definido.
lab-failed = Python se ha roto: { $detail }
lab-unstarted = No se ha podido cargar Python. La primera vez hace falta la red; después queda guardado. Comprueba la conexión y pulsa «Empezar de nuevo, sin nada definido».
lab-failed-short = Python no está en marcha
lab-cut = El resto de la salida de este programa no se muestra: es demasiado larga.
lab-linked = Este programa ha venido con el enlace y no se ha ejecutado. Léelo antes; luego ejecútalo si quieres.
lab-on-board = Abrir en el tablero
lab-copied = La salida está copiada.
lab-link-copied = Un enlace al programa está copiado.
lab-copy-refused = El navegador no deja copiar a esta página.
lab-no-package = «{ $text }» no es el nombre de un paquete.
lab-fetch-missing = Traer «{ $package }» de PyPI
lab-unreached =
    { $count ->
        [one] A este paquete no se llega, porque no hay conexión o PyPI no responde: { $packages }
       *[other] A estos paquetes no se llega, porque no hay conexión o PyPI no responde: { $packages }
    }
lab-unknown = En PyPI no hay nada con este nombre: { $packages }
lab-unfit = No está escrito solo en Python, así que no funciona aquí: { $packages }
