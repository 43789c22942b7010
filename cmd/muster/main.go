// Command muster is the whole of Muster: the server, and what the person who runs it needs beside it.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/alecthomas/kong"

	"muster/internal/hiring"
)

// commandLine is every command and flag there is. A flag that names an environment variable may come from there
// instead.
type commandLine struct {
	Globals globals        `embed:""`
	Serve   serveCommand   `cmd:"" help:"Run the server: the web app, the calls and the jobs."`
	Migrate migrateCommand `cmd:"" help:"Make the database, or bring it to the newest schema. Every other command does so too."`
	Seed    seedCommand    `cmd:"" help:"Fill an empty database with the demo company and a history of any size, and print its logins."`
	User    userCommand    `cmd:"" help:"Add, list and change users."`
	Check   checkCommand   `cmd:"" help:"Look through the whole database for anything that should not be there; exit code 1 if there is."`
	Backup  backupCommand  `cmd:"" help:"Copy the database into a new file, also while the server runs."`
	Openapi openapiCommand `cmd:"" help:"Print the OpenAPI document of every call."`
	Version versionCommand `cmd:"" help:"Print what was built."`
}

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// run does what the arguments say and gives the exit code.
func run(args []string, in io.Reader, out, complaints io.Writer) int {
	line := &commandLine{Globals: globals{in: in, out: out, complaints: complaints}}
	asked := false
	parser, err := kong.New(line,
		kong.Name("muster"),
		kong.Description("Muster is the hiring desk of a company's own HR: requisitions, recruiters and candidates."),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 110}),
		kong.Writers(out, complaints),
		// Showing the help is the only reason for the parser to end the program.
		kong.Exit(func(int) { asked = true }),
		kong.Bind(&line.Globals),
	)
	if err != nil {
		return complain(complaints, err)
	}
	command, err := parser.Parse(args)
	if asked {
		return 0
	}
	if err != nil {
		return complain(complaints, fmt.Errorf("%w; see muster --help", err))
	}
	if err := command.Run(); err != nil {
		return complain(complaints, err)
	}
	return 0
}

// complain writes an error in one line.
func complain(to io.Writer, err error) int {
	text := err.Error()
	if problem, ok := errors.AsType[*hiring.Problem](err); ok {
		text = problem.Message
	}
	fmt.Fprintln(to, "muster:", strings.ReplaceAll(text, "\n", "; "))
	return 1
}
