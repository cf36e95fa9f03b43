package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"
)

type account struct {
	Server    string `json:"server"`
	Subdomain string `json:"subdomain"`
	User      string `json:"username"`
	Key       string `json:"password"`
}

func main() {
	path := flag.String("config", "", "account file of acme-dns")
	wait := flag.Duration("wait", 20*time.Second, "time for the record to appear")
	flag.Parse()

	raw, err := os.ReadFile(*path)
	if err != nil {
		log.Fatal(err)
	}
	accounts := map[string]account{}
	if err := json.Unmarshal(raw, &accounts); err != nil {
		log.Fatalf("%s: %v", *path, err)
	}
	domain := os.Getenv("CERTBOT_DOMAIN")
	a, ok := accounts[domain]
	if !ok {
		log.Fatalf("no account for %s", domain)
	}
	body, _ := json.Marshal(map[string]string{"subdomain": a.Subdomain, "txt": os.Getenv("CERTBOT_VALIDATION")})
	req, _ := http.NewRequest(http.MethodPost, a.Server+"/update", bytes.NewReader(body))
	req.Header.Set("X-Api-User", a.User)
	req.Header.Set("X-Api-Key", a.Key)
	res, err := (&http.Client{Timeout: 10 * time.Second}).Do(req)
	if err != nil {
		log.Fatal(err)
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		log.Fatalf("acme-dns: %s", res.Status)
	}
	time.Sleep(*wait)
	fmt.Println("record set for", domain)
}
