-- Drives Neovim through a session with the language server, as docs/editors.md sets it up, and leaves with an error
-- where something does not come out as it should. FAIRWAY and FOLDER are in the environment.
local folder = os.getenv("FOLDER")
local fairway

local function check(holds, what)
  if not holds then
    io.stderr:write("neovim: " .. what .. "\n")
    vim.cmd("cquit 1")
  end
end

local function wait_for(what, condition)
  check(vim.wait(20000, condition, 20), what)
end

local function open(name)
  vim.cmd("edit " .. folder .. "/" .. name)
  fairway = fairway or vim.lsp.start_client({ name = "fairway", cmd = { os.getenv("FAIRWAY"), "lsp" }, root_dir = folder })
  vim.lsp.buf_attach_client(0, fairway)
  wait_for("the server starts", function()
    local client = vim.lsp.get_client_by_id(fairway)
    return client and client.initialized
  end)
end

local function codes()
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    local code = diagnostic.code or (diagnostic.user_data and diagnostic.user_data.lsp.code)
    found[#found + 1] = code
  end
  return table.concat(found, " ")
end

local function lines()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")
end

-- A document with a finding that can be fixed.
open("C05-wrong-way.course.yaml")
wait_for("the finding is shown", function() return codes() == "C05" end)
local params = vim.lsp.util.make_range_params()
params.range = { start = { line = 0, character = 0 }, ["end"] = { line = 1000, character = 0 } }
params.context = { diagnostics = {} }
local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 60000)
local action
for _, offered in ipairs(answers[fairway].result) do
  if offered.isPreferred then action = offered end
end
check(action, "a fix is offered")
vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
wait_for("the fix removes it", function() return codes() == "" end)

-- A fault comes and goes with the text.
open("duck-pond.lake.yaml")
local whole = vim.api.nvim_buf_get_lines(0, 0, -1, false)
vim.fn.search("^stagger")
vim.api.nvim_set_current_line("stagger: sideways")
wait_for("a fault is shown", function() return codes() == "document" end)
vim.api.nvim_set_current_line("stagger:   'odd'")
wait_for("and goes", function() return not codes():find("document") end)

-- Formatting gives back the canonical text.
vim.lsp.buf.formatting_sync({}, 60000)
check(lines() == table.concat(whole, "\n"), "the formatted text is the old one")

-- What a key means.
local hover = vim.lsp.buf_request_sync(0, "textDocument/hover", vim.lsp.util.make_position_params(), 60000)
check(hover[fairway].result.contents.value:find("stagger"), "the key is explained")

-- A tile is renamed in all documents.
open("morning-mere.lake.yaml")
vim.fn.search("perch")
vim.lsp.buf.rename("bass")
wait_for("the tile is renamed here", function() return lines():find("bass@180") end)
wait_for("and in its set", function()
  local set = vim.fn.bufnr(folder .. "/classic.tileset.yaml")
  return set > 0 and table.concat(vim.api.nvim_buf_get_lines(set, 0, -1, false), "\n"):find("bass:")
end)

vim.lsp.stop_client(fairway)
wait_for("the server ends", function() return vim.lsp.client_is_stopped(fairway) end)
vim.cmd("qall!")
