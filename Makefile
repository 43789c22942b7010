# Muster's commands. `make` or `make help` lists them.
MAKEFLAGS += --no-builtin-rules
.SUFFIXES:
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help

# Everything is pure Go: without cgo it needs no C compiler, and build, test and vet share one cache.
export CGO_ENABLED := 0
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1

ADDR := 127.0.0.1:8080
DATA := ./demo
ARGS :=

SQLC_VERSION := v1.31.1
STATICCHECK_VERSION := v0.8.2
GOVULNCHECK_VERSION := v1.8.0

# The lists include folders beside their files, so that a deleted file counts as a change.
GO_FILES := $(shell find cmd internal web/*.go -not -name '*_test.go' 2>/dev/null)
WEB_FILES := $(shell find web/src web/public web/index.html web/public.html web/*.ts web/*.json -not -name '*.test.ts*' 2>/dev/null)
GO_FORMATTED := $(wildcard cmd internal bench e2e/postgres web/*.go)

# $(call install-tool,PACKAGE,VERSION) installs a tool unless that version is already there.
define install-tool
@go version -m .tools/$(notdir $(1)) 2>/dev/null | grep -q 'mod.*$(2)' || GOBIN='$(CURDIR)/.tools' go install $(1)@$(2)
@touch $@
endef

##@ Use it
.PHONY: run build
run: bin/muster ## build everything and start on http://localhost:8080 with the demo company; prints the demo logins
	@bin/muster serve --demo --practice --data '$(DATA)' --addr '$(ADDR)'

build: bin/muster ## bin/muster with the web app inside

# Without version control stamps the build depends neither on git nor on the owner of the clone.
bin/muster: $(GO_FILES) go.mod go.sum web/dist/index.html | need-go
	go build -trimpath -buildvcs=false -o $@ ./cmd/muster

# The flows on two servers need a PostgreSQL that stops with them.
bin/e2e-postgres: $(wildcard e2e/postgres/*.go internal/store/pgtest/*.go) go.mod go.sum | need-go
	go build -trimpath -buildvcs=false -o $@ ./e2e/postgres

web/dist/index.html: $(WEB_FILES) node_modules/.package-lock.json | need-node
	npm run --silent build
	@touch $@

node_modules/.package-lock.json: package-lock.json | need-node
	npm ci --include=dev --loglevel=error
	@touch $@

##@ Check it
.PHONY: test lint bench
test: test-needs test-go test-web test-e2e ## Go tests on both engines, web unit tests, browser flows; installs what they need if it can

lint: lint-go lint-web ## gofmt, vet, staticcheck, govulncheck, Biome, tsc, Redocly

bench: bin/muster need-postgresql ## measure Muster at scale against its budgets; flags in ARGS="..."
	go run -buildvcs=false ./bench $(ARGS)

.PHONY: test-needs test-go test-web test-e2e lint-go lint-web
test-needs: need-go need-node need-chromium need-firefox need-postgresql

test-go: web/dist/index.html | need-go need-postgresql
	@TMPDIR="$$(scripts/scratch)" scripts/timed "Go tests" go test -timeout 30m ./...

test-web: node_modules/.package-lock.json
	@scripts/timed "web unit tests" npm run --silent test

test-e2e: bin/muster bin/e2e-postgres node_modules/.package-lock.json | need-chromium need-firefox need-postgresql
	@npm run --silent build:patterns
	@CHROMIUM="$$(scripts/find-chromium)" TMPDIR="$$(scripts/scratch)" scripts/timed "browser flows" npm run --silent e2e
	@FIREFOX="$$(scripts/find-firefox)" TMPDIR="$$(scripts/scratch)" scripts/timed "flows in Firefox" npm run --silent e2e:firefox

lint-go: .tools/.staticcheck-$(STATICCHECK_VERSION) .tools/.govulncheck-$(GOVULNCHECK_VERSION) | need-go
	@scripts/timed "gofmt" sh -c 'files=$$(gofmt -l "$$@") && { [ -z "$$files" ] || { echo "not formatted:" $$files; exit 1; }; }' sh $(GO_FORMATTED)
	@scripts/timed "go vet" go vet ./...
	@scripts/timed "staticcheck" .tools/staticcheck ./...
	@scripts/timed "govulncheck" scripts/vulnerabilities .tools/govulncheck

lint-web: node_modules/.package-lock.json
	@scripts/timed "Biome and tsc" npm run --silent check
	@scripts/timed "OpenAPI document" npm run --silent lint:api

##@ Change it
.PHONY: gen gen-sql gen-api clean
gen: gen-sql gen-api ## regenerate files: sqlc, OpenAPI document, web types

gen-sql: .tools/.sqlc-$(SQLC_VERSION)
	cd internal/store && '$(CURDIR)/.tools/sqlc' generate && sha256sum sqlc.yaml migrations/*.sql queries/*.sql *.gen.go > sources.sha256

# The document is moved into place only once it is complete.
gen-api: node_modules/.package-lock.json | need-go
	@mkdir -p bin
	go run -buildvcs=false ./cmd/muster openapi > bin/openapi.json
	mv bin/openapi.json web/src/api/openapi.json
	npm run --silent types

clean: ## remove build results; ./data, ./demo, node_modules and .tools stay
	rm -rf bin web/dist-patterns e2e/results
	find web/dist -mindepth 1 -not -name .gitkeep -delete

.tools/.staticcheck-$(STATICCHECK_VERSION): | need-go
	$(call install-tool,honnef.co/go/tools/cmd/staticcheck,$(STATICCHECK_VERSION))

.tools/.govulncheck-$(GOVULNCHECK_VERSION): | need-go
	$(call install-tool,golang.org/x/vuln/cmd/govulncheck,$(GOVULNCHECK_VERSION))

.tools/.sqlc-$(SQLC_VERSION): | need-go
	$(call install-tool,github.com/sqlc-dev/sqlc/cmd/sqlc,$(SQLC_VERSION))

.PHONY: need-go need-node need-chromium need-firefox need-postgresql help
need-go need-node need-chromium need-firefox need-postgresql: need-%:
	@scripts/need $*

help: ## this list
	@awk -F ':.*## ' '/^##@ /{printf "\n%s\n", substr($$0, 5)} /^[a-z-]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
