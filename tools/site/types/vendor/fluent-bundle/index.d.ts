// The site's own copy of the library, as the page imports it: ../vendor/fluent-bundle/index.js
export * from "@fluent/bundle";
