// Command muster is all of Muster: the server, and the commands to run it.
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

// commandLine has every command and flag. A flag with an environment variable can be set there instead.
type commandLine struct {
	Globals  globals         `embed:""`
	Serve    serveCommand    `cmd:"" help:"Run the server: the web app, the calls and the jobs."`
	Migrate  migrateCommand  `cmd:"" help:"Make the database, or bring it to the newest schema. Every other command does so too."`
	Seed     seedCommand     `cmd:"" help:"Fill an empty database with the demo company and a history of any size, and print its logins."`
	User     userCommand     `cmd:"" help:"Add, list and change users."`
	Check    checkCommand    `cmd:"" help:"Look through the whole database for anything that should not be there; exit code 1 if there is."`
	Backup   backupCommand   `cmd:"" help:"Copy the database into a new file, also while the server runs."`
	Practice practiceCommand `cmd:"" help:"Play WhatsApp and telephony services on this machine, to try Muster with; nobody is reached."`
	Openapi  openapiCommand  `cmd:"" help:"Print the OpenAPI document of every call."`
	Version  versionCommand  `cmd:"" help:"Print what was built."`
	ReadPdf  readPDFCommand  `cmd:"" hidden:"" help:"Read a PDF from the input and write its text. The server starts this for every resume."`
}

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// run executes the arguments and returns the exit code.
func run(args []string, in io.Reader, out, stderr io.Writer) int {
	line := &commandLine{Globals: globals{in: in, out: out, stderr: stderr}}
	asked := false
	parser, err := kong.New(line,
		kong.Name("muster"),
		kong.Description("Muster is the hiring desk of a company's own HR: requisitions, recruiters and candidates."),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 110}),
		kong.Writers(out, stderr),
		// The parser exits only after showing the help.
		kong.Exit(func(int) { asked = true }),
		kong.Bind(&line.Globals),
	)
	if err != nil {
		return printError(stderr, err)
	}
	command, err := parser.Parse(args)
	if asked {
		return 0
	}
	if err != nil {
		return printError(stderr, fmt.Errorf("%w; see muster --help", err))
	}
	if err := command.Run(); err != nil {
		return printError(stderr, err)
	}
	return 0
}

// printError writes an error in one line.
func printError(to io.Writer, err error) int {
	text := err.Error()
	if problem, ok := errors.AsType[*hiring.Problem](err); ok {
		text = problem.Message
	}
	fmt.Fprintln(to, "muster:", strings.ReplaceAll(text, "\n", "; "))
	return 1
}
