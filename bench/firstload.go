package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// screen is a first load: the page, and the chunks that the app loads to show the screen. most is the budget of its
// JavaScript in kB, gzip; mostInAll that of all its files, the page itself included, if there is one.
type screen struct {
	name, address   string
	chunks          []string
	most, mostInAll float64
}

var firstLoads = []screen{
	{name: "login", address: "/", chunks: []string{"LoginPage"}, most: 150},
	{name: "home", address: "/", chunks: []string{"Shell", "session", "AdminScreen"}, most: 230},
	{name: "a public page", address: publicPage, most: 105, mostInAll: 110},
	{name: "the candidate's form", address: publicPage, chunks: []string{"CandidateFormPage"}, most: 105, mostInAll: 110},
	{
		name: "an approver's page", address: publicPage, chunks: []string{"RequisitionApprovalPage"},
		most: 105, mostInAll: 110,
	},
	{
		name: "an interviewer's page", address: publicPage, chunks: []string{"InterviewResultPage"},
		most: 105, mostInAll: 110,
	},
}

// publicPage stands for all pages of the public entry, which loads the same files for each, and more
// for the three largest.
const publicPage = "/opt_out"

var (
	tagged   = regexp.MustCompile(`<(?:script|link)\b[^>]*\b(?:src|href)="(/[^"]+\.(?:js|css))"`)
	imported = regexp.MustCompile("(?:from|import)\\s*[\"'`]\\./([^\"'`]+\\.js)[\"'`]")
	lazy     = regexp.MustCompile("import\\([\"'`]\\./(\\w+)-[^\"'`]+\\.js[\"'`]\\)[^\\[\\]]*?" +
		"__vite__mapDeps\\(\\[([\\d,]*)\\]\\)")
	dependencies = regexp.MustCompile(`m\.f=\[([^\]]*)\]`)
)

// filesOf follows what a browser loads: the tags of the page, then for each script its static imports, and what Vite
// lists beside the import of a chunk that the screen needs. It reads the built scripts as text, not the source.
func filesOf(s screen, read func(name string) ([]byte, error)) ([]string, error) {
	page, err := read(s.address)
	if err != nil {
		return nil, err
	}
	files := []string{}
	for _, tag := range tagged.FindAllSubmatch(page, -1) {
		files = append(files, string(tag[1]))
	}
	missing := slices.Clone(s.chunks)
	for i := 0; i < len(files); i++ {
		if path.Ext(files[i]) != ".js" {
			continue
		}
		text, err := read(files[i])
		if err != nil {
			return nil, err
		}
		more, found, err := loadedBy(string(text), s.chunks)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", files[i], err)
		}
		missing = slices.DeleteFunc(missing, func(name string) bool { return slices.Contains(found, name) })
		for _, file := range more {
			if !slices.Contains(files, file) {
				files = append(files, file)
			}
		}
	}
	if len(missing) > 0 {
		return nil, fmt.Errorf("the web app has no chunk %s: it was not built, or the chunk has another name now",
			strings.Join(missing, ", "))
	}
	return files, nil
}

// loadedBy returns the files that a script loads, and which of the chunks it knows.
func loadedBy(script string, chunks []string) (files, found []string, err error) {
	for _, each := range imported.FindAllStringSubmatch(script, -1) {
		files = append(files, "/assets/"+each[1])
	}
	list := dependencies.FindStringSubmatch(script)
	for _, each := range lazy.FindAllStringSubmatch(script, -1) {
		if !slices.Contains(chunks, each[1]) {
			continue
		}
		found = append(found, each[1])
		for index := range strings.SplitSeq(each[2], ",") {
			file, err := nth(list, index)
			if err != nil {
				return nil, nil, err
			}
			files = append(files, file)
		}
	}
	return files, found, nil
}

func nth(list []string, index string) (string, error) {
	if list == nil {
		return "", errors.New("there is no list of what the chunks need")
	}
	names := strings.Split(list[1], ",")
	n, err := strconv.Atoi(index)
	if err != nil || n >= len(names) {
		return "", fmt.Errorf("the list of what the chunks need has no number %q", index)
	}
	return "/" + strings.Trim(names[n], `"`), nil
}

// size is in kB.
type size struct{ gzip, brotli float64 }

// sizesOf adds up what the server sends for the files, by type.
func (at *site) sizesOf(ctx context.Context, files []string) (map[string]size, error) {
	sizes := map[string]size{}
	for _, name := range files {
		gzip, err := at.file(ctx, name, "gzip")
		if err != nil {
			return nil, err
		}
		brotli, err := at.file(ctx, name, "br")
		if err != nil {
			return nil, err
		}
		kind := path.Ext(name)
		sizes[kind] = size{sizes[kind].gzip + float64(len(gzip))/1e3, sizes[kind].brotli + float64(len(brotli))/1e3}
	}
	return sizes, nil
}

// file gets a file of the web app, which the server must send in the requested encoding.
func (at *site) file(ctx context.Context, name, encoding string) ([]byte, error) {
	header := http.Header{}
	if encoding != "" {
		header.Set("Accept-Encoding", encoding)
	}
	answer, content, err := at.send(ctx, http.MethodGet, name, header, nil)
	if err != nil {
		return nil, err
	}
	if answer.StatusCode != http.StatusOK || answer.Header.Get("Content-Encoding") != encoding {
		got := answer.Header.Get("Content-Encoding")
		return nil, fmt.Errorf("GET %s: %s in the encoding %q, not %q", name, answer.Status, got, encoding)
	}
	return content, nil
}
