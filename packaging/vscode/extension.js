// Starts `fairway lsp` for YAML files; everything else is the server's.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

/** @type {import("vscode-languageclient/node").LanguageClient | undefined} */
let client;

function activate() {
  const settings = vscode.workspace.getConfiguration("fairway");
  client = new LanguageClient(
    "fairway",
    "Fairway",
    { command: settings.get("path", "fairway"), args: ["lsp"] },
    {
      documentSelector: [{ scheme: "file", language: "yaml" }],
      initializationOptions: { deep: settings.get("deep", false) },
    },
  );
  return client.start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
