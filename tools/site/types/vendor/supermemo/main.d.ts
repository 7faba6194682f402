// The site's own copy of the library, as the page imports it: ../vendor/supermemo/main.js
export * from "supermemo";
